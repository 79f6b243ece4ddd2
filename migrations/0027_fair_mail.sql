CREATE TABLE "owner_unsubscribes" (
	"user_id" bigint NOT NULL,
	"owner_hash" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "owner_unsubscribes_user_id_owner_hash_pk" PRIMARY KEY("user_id","owner_hash")
);
--> statement-breakpoint
DROP INDEX "emails_due";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "owner_hash" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "server_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "owner_unsubscribes" ADD CONSTRAINT "owner_unsubscribes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_owner_hash" ON "invitations" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "emails_sent_at" ON "emails" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("is_bulk","is_urgent" DESC NULLS LAST,"due_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "server_failed";