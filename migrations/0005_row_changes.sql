CREATE TABLE "row_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listed" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "row_changes_listed" ON "row_changes" USING btree ("listed");--> statement-breakpoint
CREATE FUNCTION note_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
BEGIN
  SELECT count(*) INTO changed FROM changed_rows;
  IF changed > 0 THEN
    INSERT INTO row_changes (listed, change) VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN changed ELSE -changed END);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes();--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes();--> statement-breakpoint
CREATE TRIGGER businesses_added AFTER INSERT ON businesses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes();--> statement-breakpoint
CREATE TRIGGER businesses_gone AFTER DELETE ON businesses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_row_changes();--> statement-breakpoint
-- The triggers keep others from writing until this is committed, so that nothing is counted twice or not at all.
INSERT INTO row_changes (listed, change) SELECT 'users', count(*) FROM users UNION ALL SELECT 'businesses', count(*) FROM businesses;
