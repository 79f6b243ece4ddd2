ALTER TABLE "reset_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_created_at" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "businesses_logo" ON "businesses" USING btree ("logo_hash");--> statement-breakpoint
CREATE INDEX "letters_done_created_at" ON "letters" USING btree ("created_at") WHERE state <> 'waiting';