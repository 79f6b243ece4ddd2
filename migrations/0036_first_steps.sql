CREATE TABLE "first_steps_done" (
	"business_id" bigint NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "first_steps_done_business_id_step_pk" PRIMARY KEY("business_id","step")
);
--> statement-breakpoint
ALTER TABLE "first_steps_done" ADD CONSTRAINT "first_steps_done_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;