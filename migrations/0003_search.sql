ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || E'\n' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || E'\n' || slug)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("id","search_text");--> statement-breakpoint
CREATE INDEX "users_fragments" ON "users" USING gin (fragments("search_text"));--> statement-breakpoint
CREATE INDEX "businesses_newest" ON "businesses" USING btree ("id","search_text");--> statement-breakpoint
CREATE INDEX "businesses_fragments" ON "businesses" USING gin (fragments("search_text"));--> statement-breakpoint
-- Statistics of fragments would cost much and decide nothing.
ALTER INDEX "users_fragments" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "businesses_fragments" ALTER COLUMN 1 SET STATISTICS 0;
