"""Where Alembic starts: on a connection it is given, or writing SQL for PostgreSQL.

PostgreSQL is spoken to by asyncpg, which Alembic cannot use; so a step must not ask the database
anything, and its SQL is run by `migrating` in one transaction. SQLite gets a connection.
"""

from alembic import context

from saleroom.store.metadata import metadata


def run() -> None:
    """Run the steps that `migrating` asked for; the transaction is the caller's."""
    connection = context.config.attributes.get("connection")
    if connection is None:
        context.configure(
            dialect_name="postgresql",
            target_metadata=metadata,
            literal_binds=True,
            transactional_ddl=False,
        )
    else:
        context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    context.run_migrations()


run()
