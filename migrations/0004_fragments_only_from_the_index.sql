DROP INDEX "users_newest";--> statement-breakpoint
DROP INDEX "businesses_newest";--> statement-breakpoint
-- One process reads the index faster than several do, and 1000 is dear enough to keep the planner from computing fragments.
ALTER FUNCTION fragments(text) COST 1000 PARALLEL RESTRICTED;
