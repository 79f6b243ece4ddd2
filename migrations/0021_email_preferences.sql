CREATE TABLE "email_preferences" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"decided_on" date,
	CONSTRAINT "email_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "weekly_emails" (
	"user_id" bigint NOT NULL,
	"week" date NOT NULL,
	"is_quiet" boolean NOT NULL,
	CONSTRAINT "weekly_emails_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "email_preferences" ADD CONSTRAINT "email_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_emails" ADD CONSTRAINT "weekly_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_emails_week" ON "weekly_emails" USING btree ("week");--> statement-breakpoint
INSERT INTO "email_preferences" ("user_id", "kind", "is_on", "decided_on")
	SELECT "user_id", 'morningSummary', "morning_summary", "decided_on" FROM "inbox_preferences";--> statement-breakpoint
DROP TABLE "inbox_preferences" CASCADE;
