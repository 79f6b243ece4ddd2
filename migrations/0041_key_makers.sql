ALTER TABLE "api_tokens" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "made_by" bigint;--> statement-breakpoint
UPDATE "api_tokens" SET "made_by" = b.user_id FROM "businesses" b WHERE b.id = "api_tokens"."business_id";--> statement-breakpoint
UPDATE "desks" SET "made_by" = b.user_id FROM "businesses" b WHERE b.id = "desks"."business_id";
