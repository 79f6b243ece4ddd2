ALTER TABLE "api_tokens" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "made_by" bigint;