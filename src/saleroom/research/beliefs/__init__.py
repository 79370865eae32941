"""What a seat can believe of what it cannot see: counted, guessed, and weighed by what others bid.

All of it goes by what the seat heard (`Knowledge`) and by nothing else. Only `all_seeing` shows
everything; it is for teachers.
"""

from saleroom.research.beliefs.counting import Unseen, unseen
from saleroom.research.beliefs.hearing import Knowledge, all_seeing
from saleroom.research.beliefs.weighing import Belief, model_names, worlds

__all__ = ["Belief", "Knowledge", "Unseen", "all_seeing", "model_names", "unseen", "worlds"]
