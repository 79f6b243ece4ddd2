const visited =
  /\b(acupunct|animal hosp|audiolog|cardiolog|chiropr|clinic|counsel|dent|dermatolog|doctor|endodont|gastro|gynecolog|health|hospital|medical|midwife|neurolog|nurs|nutrition|obstetric|oncolog|ophthalmolog|optician|optometr|oral surgeon|orthodont|orthop|osteopath|otolaryng|pathologist|pediatric|pharmac|physical therap|physician|physio|podiatr|psychiatr|psycholog|radiolog|rehabilitat|speech|surgeon|surgical|therap|urgent care|urolog|veterinar)/i;

/** Whether people would say that they visited such a business, as they say of a practice. Without a category they do. */
export function isVisit(categories: readonly string[]): boolean {
  return categories.length === 0 || categories.some((category) => visited.test(category));
}
