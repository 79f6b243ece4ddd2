CREATE TABLE "former_owners" (
	"user_id" bigint NOT NULL,
	"former_owner_id" bigint NOT NULL,
	CONSTRAINT "former_owners_user_id_former_owner_id_pk" PRIMARY KEY("user_id","former_owner_id")
);
--> statement-breakpoint
ALTER TABLE "former_owners" ADD CONSTRAINT "former_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;