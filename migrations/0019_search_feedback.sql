-- Pieces of at most 60 characters, because a lexeme has a maximum length.
CREATE FUNCTION search_words(business bigint, typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT business || ' ' || word FROM regexp_split_to_table(
    regexp_replace(lower(typed), '([[:alnum:]]{60})', '\1 ', 'g'), '[^[:alnum:]]+') AS word WHERE word <> '')
$$;
--> statement-breakpoint
DROP INDEX "feedback_events_user";--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(search_words(business_id, name || ' ' || email || ' ' || phone || ' ' || feedback))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "feedback_words" ON "feedback" USING gin ("words");--> statement-breakpoint
CREATE INDEX "feedback_events_user" ON "feedback_events" USING btree ("user_id","id");