CREATE INDEX "users_search" ON "users" USING btree ("search_text");--> statement-breakpoint
CREATE INDEX "businesses_search" ON "businesses" USING btree ("search_text");--> statement-breakpoint
-- New rows wait in a list that every search reads through and that some unlucky insert sorts in. By default it grows to 4 MB.
ALTER INDEX "users_fragments" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "businesses_fragments" SET (gin_pending_list_limit = 256);
