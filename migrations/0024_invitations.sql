CREATE TABLE "api_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"person_hash" text,
	"email" text,
	"first_name" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"source" text NOT NULL,
	"entered_by" text NOT NULL,
	"desk_id" bigint,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"is_opened" boolean DEFAULT false NOT NULL,
	"has_gone_on" boolean DEFAULT false NOT NULL,
	"email_key" text,
	"reminder_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribes" (
	"business_id" bigint NOT NULL,
	"person_hash" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "unsubscribes_business_id_person_hash_pk" PRIMARY KEY("business_id","person_hash")
);
--> statement-breakpoint
DROP INDEX "emails_due";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "postal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "invitation_settings" jsonb;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "server_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribes" ADD CONSTRAINT "unsubscribes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_business" ON "api_tokens" USING btree ("business_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desks_key" ON "desks" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "desks_business" ON "desks" USING btree ("business_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_person" ON "invitations" USING btree ("business_id","person_hash") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_person" ON "invitations" USING btree ("business_id","person_hash");--> statement-breakpoint
CREATE INDEX "invitations_list" ON "invitations" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("send_at") WHERE state in ('waiting', 'sent') and send_at is not null;--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "invitations" USING btree ("business_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_desk" ON "invitations" USING btree ("desk_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_reminder_key" ON "invitations" USING btree ("reminder_key");--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("is_bulk","due_at") WHERE state = 'waiting';