import { sql } from 'drizzle-orm';

/** People by place. Those without one, at place 0, are the rest of `steps`. */
export const peopleByPlace = sql`(
  select business_id, step, day, place_id, n from steps_by_place where place_id <> 0
  union all select business_id, step, day, 0, n from steps
  union all select business_id, step, day, 0, -n from steps_by_place where place_id <> 0) as by_place`;
