ALTER TABLE "businesses" ADD COLUMN "draft_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "businesses" SET "draft_number" = "last"."number"
  FROM (SELECT "business_id", max("number") AS "number" FROM "draft_memory" GROUP BY "business_id") "last"
  WHERE "last"."business_id" = "businesses"."id";--> statement-breakpoint
ALTER TABLE "draft_memory" DROP COLUMN "number";
