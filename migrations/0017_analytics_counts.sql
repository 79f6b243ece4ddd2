CREATE TABLE "analytics_counts" (
	"business_id" bigint NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_counts_business_id_day_event_pk" PRIMARY KEY("business_id","day","event")
);
--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "analytics_counts" ("business_id", "day", "event", "count")
	SELECT d."business_id", d."day", e."event", e."count" FROM "analytics_days" d
	CROSS JOIN LATERAL (VALUES
		('reviewsGenerated', d."reviews_generated"),
		('googleLinkClicks', d."google_link_clicks"),
		('facebookLinkClicks', d."facebook_link_clicks")
	) AS e("event", "count") WHERE e."count" > 0;--> statement-breakpoint
DROP TABLE "analytics_days";
