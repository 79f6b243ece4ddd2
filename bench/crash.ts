import { crashes, runCrashTest } from '../tests/crashes.ts';
import type { Measure } from './main.ts';

/** Kills the product, or its database, while clients write: `-- crash [rounds] [acknowledged writes a round] [rounds of PostgreSQL]`. */
export const measure: Measure = async ([
  productRounds = '20',
  acknowledged = '200',
  databaseRounds = productRounds,
]) => {
  let good = true;
  for (const name of crashes) {
    const began = Date.now();
    const rounds = name === 'PostgreSQL killed' ? databaseRounds : productRounds;
    const found = await runCrashTest(name, { rounds: Number(rounds), acknowledgedPerRound: Number(acknowledged) });
    const { register, business, feedback, reply, click, generate } = found.acknowledged;
    const writes = register + business + feedback + reply + click + generate;
    console.log(
      [
        `${name}: ${rounds} rounds, ${writes} acknowledged (register ${register}, business ${business}, feedback ${feedback}, reply ${reply}, click ${click}, generate ${generate})`,
        `  ${found.unknown} attempts without an answer, repeated with their keys`,
        `  lost ${found.lost.length}, doubled ${found.doubled.length}, wrong emails ${found.emails.length}, emails twice with one Message-ID ${found.emailsTwice}`,
        `  next acknowledged write after at most ${found.slowestReturn} ms; ${((Date.now() - began) / 1000).toFixed(0)} s in all`,
      ].join('\n'),
    );
    for (const trouble of [...found.lost, ...found.doubled, ...found.emails].slice(0, 20)) console.log(`  ${trouble}`);
    good &&= found.lost.length + found.doubled.length + found.emails.length === 0;
  }
  return good;
};
