/** Given names that are hardly ever words or places. */
const givenNames = new Set(
  `aaron abby adam aisha alan albert alejandro alex alexander alexis alice alicia alison allison amanda amber amelia amy ana
andrea andrew angela anita ann anna anne annie anthony antonio ashley barbara becky ben benjamin beth betty bob brandon brenda
brian bruce bryan cameron carla carlos carmen carol caroline catherine charles charlotte cheryl chris christina christine
christopher cindy claire claudia colleen courtney craig cynthia dan dana daniel danielle david deborah debra dennis diana diane
donald donna doris dorothy doug douglas dylan edward eileen elaine elena eli elizabeth ellen emily emma eric erica ethan eva
evelyn fatima fernando fiona francisco frank gabriel gary george gloria greg gregory hannah harold heather helen henry hugo
ian irene isaac isabel isabella jack jackie jacob jake james jamie jane janet janice jason javier jeff jeffrey jen jenna
jennifer jenny jeremy jerry jessica jill jim jimmy joan joe joel john jonathan jordan jorge jose joseph josh joshua joyce juan
judith judy julia julie justin karen karl kate katherine kathleen kathy katie keith kelly ken kenneth kevin kim kimberly kyle
larry laura lauren leah lena leo linda lisa liz lori louis lucas lucia lucy luis luke lynn marcus margaret maria marie marilyn
mario marta martha martin mary matt matthew megan melanie melissa michael michelle miguel mike mohammed monica nancy natalie
nathan nicholas nicole nina noah nora oliver olivia omar oscar pamela patricia patrick paul paula pedro peter philip priya
rachel ralph ramon raymond rebecca renee ricardo richard rita rob robert roberto robin rodrigo roger ronald rosa roxanne ruth
ryan sally sam samantha samuel sandra sara sarah scott sean sergio sharon shawn shirley sofia sonia sophia sophie stacy
stephanie stephen steve steven sue susan tamara tammy tara ted teresa terry theresa thomas tiffany tim timothy tina todd tom
tony tracy trevor tyler valerie vanessa veronica victoria vincent walter wanda wendy william yolanda yvonne zach zoe`.split(
    /\s+/,
  ),
);

/** A title before a name, or a given name. It starts a hint and forbids nothing. */
export function looksLikePerson(name: string): boolean {
  if (/(?:^|\s)(?:dr|mrs?|ms|miss|prof|nurse|doctor)\.?\s+\p{Lu}/iu.test(name) && /\s\p{Lu}\p{Ll}+/u.test(name))
    return true;
  // Streets are named after saints.
  const words =
    name
      .toLowerCase()
      .replace(/\b(?:st|saint|san|santa)\.? \p{L}+/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => givenNames.has(word));
}
