// The board of the attic: its three lots as cards, and coins to press under the one that is being sold.
const LOTS = 3;
const PHASES = ["fetch", "seal", "over"];

function made(tag, className, text = "") {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function card(table, thing) {
  const { view, seats } = table;
  if (thing === undefined) return made("li", "lot unknown", "?");
  const owner = view.things.findIndex((things) => things.includes(thing));
  const lot = made("li", thing === view.thing ? "lot selling" : "lot");
  lot.append(made("strong", "", table.t("attic-thing", { id: thing })), made("span", "", seats[owner]?.name ?? ""));
  return lot;
}

function coins(table) {
  const row = made("div", "coins");
  const bids = table.legal.amounts.find(({ verb }) => verb === "bid");
  for (let sum = bids?.least; sum <= bids?.most; sum += 1) {
    const coin = made("button", "button small", String(sum));
    coin.ariaLabel = table.money(sum);
    table.acts(coin, { bid: sum });
    row.append(coin);
  }
  return row;
}

export function mount(element, first) {
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("board.css", import.meta.url) });
  const attic = made("div", "attic");
  element.append(style, attic);

  function update(table) {
    const { lot, phase, fetched, thing } = table.view;
    const lots = made("ul", "lots");
    // What is being sold comes last of what was fetched.
    const known = [...fetched].sort((one, other) => (one === thing) - (other === thing));
    for (let n = 0; n < LOTS; n += 1) lots.append(card(table, known[n]));
    attic.replaceChildren(made("p", "stage", table.t("attic-stage", { lot, phase: PHASES.indexOf(phase) })), lots, coins(table));
  }

  update(first);
  return { update, destroy: () => element.replaceChildren() };
}
