CREATE TABLE "google_notes" (
	"business_id" bigint NOT NULL,
	"day" date NOT NULL,
	"reviews" integer NOT NULL,
	"stars" numeric(2, 1),
	CONSTRAINT "google_notes_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
CREATE TABLE "offered_sentiments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offered_sentiments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"day" date NOT NULL,
	"ids" text[] NOT NULL,
	"labels" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sentiment_days" (
	"business_id" bigint NOT NULL,
	"day" date NOT NULL,
	"sentiment_id" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "sentiment_days_business_id_day_sentiment_id_pk" PRIMARY KEY("business_id","day","sentiment_id")
);
--> statement-breakpoint
CREATE TABLE "steps_by_language" (
	"business_id" bigint NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "steps_by_language_business_id_step_day_language_pk" PRIMARY KEY("business_id","step","day","language")
);
--> statement-breakpoint
CREATE TABLE "steps_by_place" (
	"business_id" bigint NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"place_id" bigint NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "steps_by_place_business_id_step_day_place_id_pk" PRIMARY KEY("business_id","step","day","place_id")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "time_zone_since" date;--> statement-breakpoint
ALTER TABLE "google_notes" ADD CONSTRAINT "google_notes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_sentiments" ADD CONSTRAINT "offered_sentiments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentiment_days" ADD CONSTRAINT "sentiment_days_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps_by_language" ADD CONSTRAINT "steps_by_language_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps_by_place" ADD CONSTRAINT "steps_by_place_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offered_sentiments_business" ON "offered_sentiments" USING btree ("business_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_code" ON "places" USING btree ("business_id","code");