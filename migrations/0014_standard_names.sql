ALTER TABLE "letters" RENAME TO "emails";--> statement-breakpoint
ALTER SEQUENCE "letters_id_seq" RENAME TO "emails_id_seq";--> statement-breakpoint
ALTER INDEX "letters_pkey" RENAME TO "emails_pkey";--> statement-breakpoint
ALTER INDEX "letters_key" RENAME TO "emails_key";--> statement-breakpoint
ALTER INDEX "letters_due" RENAME TO "emails_due";--> statement-breakpoint
ALTER INDEX "letters_failed" RENAME TO "emails_failed";--> statement-breakpoint
ALTER INDEX "letters_recipient" RENAME TO "emails_recipient";--> statement-breakpoint
ALTER INDEX "letters_done_created_at" RENAME TO "emails_done_created_at";--> statement-breakpoint
ALTER TABLE "registrations" RENAME COLUMN "letter_key" TO "email_key";--> statement-breakpoint
ALTER TABLE "resets" RENAME COLUMN "letter_key" TO "email_key";--> statement-breakpoint
ALTER TABLE "feedback" RENAME COLUMN "letter_key" TO "email_key";--> statement-breakpoint
ALTER TABLE "feedback_addresses" RENAME COLUMN "letter_key" TO "email_key";--> statement-breakpoint
ALTER TABLE "feedback" RENAME COLUMN "sameness" TO "content_hash";--> statement-breakpoint
ALTER INDEX "feedback_sameness" RENAME TO "feedback_content_hash";--> statement-breakpoint
ALTER TABLE "idempotent_answers" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER INDEX "idempotent_answers_pkey" RENAME TO "idempotency_keys_pkey";--> statement-breakpoint
ALTER INDEX "idempotent_answers_created_at" RENAME TO "idempotency_keys_created_at";--> statement-breakpoint
ALTER TABLE "limit_counters" RENAME TO "rate_limit_counters";--> statement-breakpoint
ALTER INDEX "limit_counters_pkey" RENAME TO "rate_limit_counters_pkey";--> statement-breakpoint
ALTER INDEX "limit_counters_window_ends_at" RENAME TO "rate_limit_counters_window_ends_at";--> statement-breakpoint
ALTER TABLE "activities" RENAME TO "audit_events";--> statement-breakpoint
ALTER SEQUENCE "activities_id_seq" RENAME TO "audit_events_id_seq";--> statement-breakpoint
ALTER INDEX "activities_pkey" RENAME TO "audit_events_pkey";--> statement-breakpoint
ALTER TABLE "row_changes" RENAME TO "row_count_deltas";--> statement-breakpoint
ALTER SEQUENCE "row_changes_id_seq" RENAME TO "row_count_deltas_id_seq";--> statement-breakpoint
ALTER INDEX "row_changes_pkey" RENAME TO "row_count_deltas_pkey";--> statement-breakpoint
ALTER INDEX "row_changes_listed" RENAME TO "row_count_deltas_listed";--> statement-breakpoint
ALTER FUNCTION note_row_changes() RENAME TO record_row_count_delta;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_row_count_delta() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
BEGIN
  SELECT count(*) INTO changed FROM changed_rows;
  IF changed > 0 THEN
    INSERT INTO row_count_deltas (listed, change) VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN changed ELSE -changed END);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
ALTER FUNCTION fragments(text) RENAME TO ngrams;--> statement-breakpoint
ALTER INDEX "businesses_fragments" RENAME TO "businesses_ngrams";--> statement-breakpoint
ALTER INDEX "users_fragments" RENAME TO "users_ngrams";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "slugs" DROP COLUMN "taken_at";--> statement-breakpoint
ALTER TABLE "provider_status" DROP COLUMN "changed_at";--> statement-breakpoint
ALTER TABLE "logos" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "logos" DROP COLUMN "height";
