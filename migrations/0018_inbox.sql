CREATE TABLE "feedback_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint,
	"user_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"email_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"morning_summary" boolean NOT NULL,
	"decided_on" date
);
--> statement-breakpoint
DROP INDEX "feedback_business";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "feedback_mail" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "reply_days" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "shows_reply_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "inbox_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "offers_marking_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "may_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_preferences" ADD CONSTRAINT "inbox_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "feedback" SET "waiting_since" = "created_at";--> statement-breakpoint
UPDATE "businesses" SET "offers_marking_done" = true WHERE EXISTS (SELECT FROM "feedback" WHERE "feedback"."business_id" = "businesses"."id");--> statement-breakpoint
CREATE INDEX "feedback_events_feedback" ON "feedback_events" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "feedback_events_user" ON "feedback_events" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_state" ON "feedback" USING btree ("business_id","state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "feedback_unread" ON "feedback" USING btree ("business_id") WHERE not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_code_hash" ON "feedback" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "feedback_assignee" ON "feedback" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "feedback_business" ON "feedback" USING btree ("business_id","waiting_since","id");