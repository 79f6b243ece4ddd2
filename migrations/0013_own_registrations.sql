DROP INDEX "registrations_browser";--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "letter_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "code_made_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "code_made_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "attempts_of_others" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A browser has one row for an address from now on: its newest.
DELETE FROM "registrations" "older" USING "registrations" "newer"
  WHERE "older"."browser_hash" = "newer"."browser_hash" AND "older"."email" = "newer"."email"
    AND ("older"."created_at", "older"."id") < ("newer"."created_at", "newer"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_browser" ON "registrations" USING btree ("browser_hash","email");
