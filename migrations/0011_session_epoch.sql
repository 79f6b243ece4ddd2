ALTER TABLE "activities" ALTER COLUMN "administrator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "session_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "is_admin" = true FROM "users" WHERE "users"."id" = "sessions"."user_id" AND "users"."is_admin";
