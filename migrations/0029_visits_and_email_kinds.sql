CREATE TABLE "visits" (
	"key" text PRIMARY KEY NOT NULL,
	"counted" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "visits_expires_at" ON "visits" USING btree ("expires_at");--> statement-breakpoint
-- Pages that are open during the upgrade go on counting.
INSERT INTO "visits" ("key", "counted", "expires_at")
SELECT substr("key", 7), array(
	SELECT n."name" FROM unnest(array['opened','good','bad','four','draft','own','copied','publicToo','sent','google','facebook','choices']) WITH ORDINALITY AS n("name", "position")
	WHERE c."taken" & (1 << (n."position"::int - 1)) <> 0), c."window_ends_at"
FROM "rate_limit_counters" c WHERE c."key" LIKE 'visit:%' AND c."window_ends_at" > now();
--> statement-breakpoint
-- Until now the first words of the key named the kind.
UPDATE "emails" SET "kind" = CASE
	WHEN "key" LIKE 'feedback digest %' THEN 'feedback digest'
	WHEN "key" LIKE 'feedback waited %' THEN 'feedback waited'
	WHEN "key" LIKE 'feedback address %' THEN 'feedback address'
	WHEN "key" LIKE 'feedback %' THEN 'feedback'
	WHEN "key" LIKE 'reply %' THEN 'reply'
	WHEN "key" LIKE 'invitation %' AND "is_bulk" THEN 'invitation'
	WHEN "key" LIKE 'invitation %' THEN 'account invitation'
	WHEN "key" LIKE 'test invitation %' THEN 'test invitation'
	WHEN "key" LIKE 'monday %' THEN 'monday'
	WHEN "key" LIKE 'inbox summary %' THEN 'inbox summary'
	WHEN "key" LIKE 'backup late %' THEN 'backup late'
	WHEN "key" LIKE 'registration %' THEN 'registration'
	WHEN "key" LIKE 'unfinished %' THEN 'unfinished'
	WHEN "key" LIKE 'reset %' THEN 'reset'
	WHEN "key" LIKE 'changed %' THEN 'password changed'
	WHEN "key" LIKE 'password off %' THEN 'password off'
	ELSE '' END;
