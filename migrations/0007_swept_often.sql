-- A count reads the narrow index alone only where the database knows that all rows of a page are visible, and only its
-- vacuum notes that. By default it waits for changes to a fifth of the rows; here it comes after one in five hundred.
ALTER TABLE "users" SET (autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_insert_scale_factor = 0.002);--> statement-breakpoint
ALTER TABLE "businesses" SET (autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_insert_scale_factor = 0.002);
