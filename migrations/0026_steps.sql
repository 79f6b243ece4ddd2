CREATE TABLE "steps" (
	"business_id" bigint NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "steps_business_id_step_day_pk" PRIMARY KEY("business_id","step","day")
);
--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;