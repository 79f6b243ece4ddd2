DROP INDEX "emails_due";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("is_bulk","is_urgent" DESC NULLS LAST,"attempts","due_at") WHERE state = 'waiting';