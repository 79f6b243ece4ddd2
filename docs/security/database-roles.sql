-- Two roles for Sayso on PostgreSQL. Run it once as a superuser with psql:
--   psql -v owner_password=... -v password=... -f docs/security/database-roles.sql
-- `sayso_owner` changes the schema, at upgrades alone. `sayso` reads and writes rows and is what DATABASE_URL names.
create role sayso_owner login nosuperuser nocreatedb nocreaterole noreplication password :'owner_password';
create role sayso login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database sayso owner sayso_owner;
revoke all on database sayso from public;
grant connect on database sayso to sayso;
\connect sayso
revoke create on schema public from public;
grant usage on schema public to sayso;
alter default privileges for role sayso_owner in schema public grant select, insert, update, delete on tables to sayso;
