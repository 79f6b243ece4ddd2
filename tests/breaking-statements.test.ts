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
    ['ALTER TABLE "feedback" ADD COLUMN "at" timestamptz DEFAULT now();', 'each row'],
    ['CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");', 'concurrently'],
    ['CREATE UNIQUE INDEX "users_email" ON "public"."users" ("email");', 'concurrently'],
    ['ALTER TABLE "users" ADD CONSTRAINT "named" CHECK (name <> \'\');', 'not valid'],
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
  'CREATE INDEX CONCURRENTLY "feedback_at" ON "feedback" USING btree ("at");',
  '-- needs: 40\nALTER TABLE "emails" DROP COLUMN "server_failed";',
  'CREATE TABLE "teams" ("id" bigint NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "teams_id" ON "teams" ("id");',
  'CREATE TABLE "teams" ("id" bigint NOT NULL);\n--> statement-breakpoint\nALTER TABLE "teams" ADD CONSTRAINT "one" UNIQUE ("id");',
])('lets through: %s', (text) => expect(findBreakingStatements(text)).toEqual([]));

it('reads every migration that was ever written', () => {
  const found = globSync('migrations/*.sql').flatMap((file) => findBreakingStatements(readFileSync(file, 'utf8')));
  expect(found.length).toBeGreaterThan(5);
});
