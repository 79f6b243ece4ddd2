-- Takes its four triggers with it.
DROP FUNCTION record_row_count_delta() CASCADE;--> statement-breakpoint
DROP TABLE "row_count_deltas";
