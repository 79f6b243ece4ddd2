-- Every piece of one, two and three letters, so that an index finds any part of a text. The cost keeps the planner from
-- computing it for a million rows instead of reading the index.
CREATE FUNCTION fragments(typed text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 100000 AS $$
BEGIN
  RETURN array(
    SELECT substr(typed, first, size) FROM generate_series(1, length(typed)) AS first, generate_series(1, 3) AS size
  );
END
$$;
