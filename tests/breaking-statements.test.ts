import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBreakingStatements } from '../scripts/breaking-statements.mjs';

describe('a migration that breaks the nodes that still run is refused', () => {
  it.each([
    ['DROP TABLE "facts";', 'drops what'],
    ['ALTER TABLE "emails" DROP COLUMN "server_failed";', 'drops a column'],
    ['ALTER TABLE "letters" RENAME TO "emails";', 'renames'],
    ['ALTER TABLE "users" RENAME COLUMN "mail" TO "email";', 'renames'],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', 'refuses rows'],
    ['ALTER TABLE "users" ADD COLUMN "role" text NOT NULL;', 'give it a default'],
    ['ALTER TABLE "feedback" ALTER COLUMN "id" SET DATA TYPE bigint;', 'writes? each row'],
    ['ALTER TABLE "feedback" ADD COLUMN "code" uuid DEFAULT gen_random_uuid();', 'each row'],
    ['ALTER TABLE "feedback" ADD COLUMN "words" integer GENERATED ALWAYS AS (length(feedback)) STORED;', 'each row'],
    ['ALTER TABLE "feedback" ADD COLUMN "place" bigserial;', 'each row'],
    ['DROP INDEX "users_email";', 'drops what'],
    ['TRUNCATE "facts";', 'drops what'],
    ['ALTER TABLE "steps" DROP CONSTRAINT "steps_business_id_step_day_pk";', 'upserts'],
    ["ALTER TYPE \"mode\" RENAME VALUE 'short' TO 'brief';", 'renames'],
    ['ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;', 'refuses rows'],
    ['ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;', 'cannot read'],
    ['UPDATE "feedback" SET "at" = created_at;', 'in batches'],
    ['DELETE FROM "emails" WHERE kind = \'\';', 'in batches'],
    ['ALTER TABLE "feedback" ADD CONSTRAINT "of_user" FOREIGN KEY ("user_id") REFERENCES "users"("id");', 'not valid'],
    ['CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");', 'concurrently'],
    ['CREATE UNIQUE INDEX "users_email" ON "public"."users" ("email");', 'concurrently'],
    ['ALTER TABLE "users" ADD CONSTRAINT "named" CHECK (name <> \'\');', 'not valid'],
    ['DROP MATERIALIZED VIEW "sums";', 'drops what'],
    ['ALTER TABLE "users" RENAME "mail" TO "email";', 'renames'],
    ['ALTER TABLE "users" ADD COLUMN "code" text UNIQUE;', 'reads each row'],
    ['ALTER TABLE "feedback" ADD COLUMN "code" uuid DEFAULT uuidv7();', 'each row'],
    ['CREATE INDEX feedback_at ON feedback (at);', 'concurrently'],
    ['CREATE UNIQUE INDEX CONCURRENTLY "users_name" ON "users" USING btree ("name");', 'write twice'],
    ['CREATE UNIQUE INDEX CONCURRENTLY users_name ON users (name);', 'write twice'],
    [
      'ALTER TABLE "users" ADD COLUMN "code" text DEFAULT \'\' NOT NULL;\n--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "users_code" ON "users" USING btree ("code");',
      'write twice',
    ],
    [
      'ALTER TABLE "users" ADD COLUMN "code" text;\n--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "users_code" ON "users" USING btree ("code") NULLS NOT DISTINCT;',
      'write twice',
    ],
    ['-- needs: 40\nCREATE INDEX feedback_at ON feedback (at);', 'concurrently'],
    ['ALTER TABLE "users" ADD COLUMN "city" text;\nDROP TABLE "facts";', 'drops what'],
    [
      'ALTER TABLE "users" ADD COLUMN "city" text NOT NULL, ADD COLUMN "town" text DEFAULT \'\' NOT NULL;',
      'statement of its own',
    ],
    ['ALTER TABLE "users" ALTER "name" SET NOT NULL;', 'kind'],
    ['ALTER TABLE "users" SET SCHEMA "old";', 'kind'],
    ['WITH moved AS (DELETE FROM "feedback" RETURNING *) INSERT INTO "old" SELECT * FROM moved;', 'kind'],
    ['DO $$ BEGIN UPDATE "feedback" SET "at" = created_at; END $$;', 'kind'],
    ['CLUSTER "feedback" USING "feedback_at";', 'kind'],
    ['-- needs: 40\nCREATE INDEX "feedback_at" ON "feedback" USING btree ("at");', 'concurrently'],
  ])('%s', (statement, reason) => {
    const [found = ''] = findBreakingStatements(
      `ALTER TABLE "users" ADD COLUMN "city" text;\n--> statement-breakpoint\n${statement}`,
    );
    expect(found).toMatch(new RegExp(reason));
  });
});

it.each([
  'ALTER TABLE "users" ADD COLUMN "role" text DEFAULT \'\' NOT NULL;',
  'UPDATE "desks" SET "made_by" = 1;',
  'ALTER TABLE "invitations" SET (fillfactor = 45);',
  // Stored once for all rows.
  'ALTER TABLE "feedback" ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL;',
  'ALTER TABLE "feedback" ADD CONSTRAINT "of_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;',
  'ALTER TABLE "feedback" DROP CONSTRAINT "feedback_user_id_users_id_fk";',
  'CREATE INDEX CONCURRENTLY "feedback_at" ON "feedback" USING btree ("at");',
  // Running nodes leave the new column null, and nulls are no duplicates.
  'ALTER TABLE "users" ADD COLUMN "code" text;\n--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "users_code" ON "users" USING btree ("code");',
  '-- needs: 40\nCREATE UNIQUE INDEX CONCURRENTLY "users_name" ON "users" USING btree ("name");',
  '-- needs: 40\nALTER TABLE "emails" DROP COLUMN "server_failed";',
  'CREATE TABLE "teams" ("id" bigint NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "teams_id" ON "teams" ("id");',
  'CREATE TABLE "teams" ("id" bigint NOT NULL);\n--> statement-breakpoint\nALTER TABLE "teams" ADD CONSTRAINT "one" UNIQUE ("id");',
])('lets through: %s', (text) => expect(findBreakingStatements(text)).toEqual([]));

it('reads every migration that was ever written', () => {
  const found = globSync('migrations/*.sql').flatMap((file) => findBreakingStatements(readFileSync(file, 'utf8')));
  expect(found.length).toBeGreaterThan(5);
});
