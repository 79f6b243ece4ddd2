CREATE TABLE "invitation_totals" (
	"business_id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	"went_on" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_totals" ADD CONSTRAINT "invitation_totals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;