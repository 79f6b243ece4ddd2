CREATE TABLE "former_invitations" (
	"user_id" bigint NOT NULL,
	"owner_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"cooldown_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_invitations_user_id_owner_hash_pk" PRIMARY KEY("user_id","owner_hash")
);
--> statement-breakpoint
ALTER TABLE "former_invitations" ADD CONSTRAINT "former_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;