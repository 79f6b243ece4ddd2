CREATE TABLE "feedback_addresses" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"letter_key" text,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_addresses_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_addresses" ADD CONSTRAINT "feedback_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_addresses_token" ON "feedback_addresses" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "feedback_addresses_unconfirmed" ON "feedback_addresses" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "feedback_awaits_confirmation" ON "feedback" USING btree ("business_id") WHERE awaits_confirmation;--> statement-breakpoint
INSERT INTO "feedback_addresses" ("user_id", "email", "confirmed_at")
  SELECT DISTINCT "b"."user_id", "b"."feedback_email", now()
  FROM "businesses" "b"
  JOIN "users" "u" ON "u"."id" = "b"."user_id"
  JOIN "feedback" "f" ON "f"."business_id" = "b"."id"
  JOIN "letters" "l" ON "l"."key" = "f"."letter_key"
  WHERE "l"."state" = 'sent' AND "l"."recipient" = "b"."feedback_email" AND "b"."feedback_email" <> "u"."email";
