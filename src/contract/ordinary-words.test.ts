import { expect, it } from 'vitest';
import { plainName, senderName } from './businesses/plain-name.ts';
import { mayMislead } from './stranger-words.ts';

/** Written before the rules were tried on them. */
const names = [
  'Bright Harbor Dental',
  'St. Mary’s Hospital & Birth Center',
  '24 Hour Fitness',
  'Studio 54',
  'Café 1900',
  'Route 66 Diner',
  'Pho 79',
  '99 Ranch Market',
  '3M Optical',
  'A1 AUTO REPAIR',
  'FLIGHT 101 CAFE',
  '360-Degree Fitness',
  'Red Dot Storage',
  'The Blue Dot Café',
  'Polka Dot Preschool',
  'Call of the Wild Pet Store',
  'Text & Tile Bookshop',
  'SMS Plumbing & Heating',
  'Essays of Note',
  'Soyasauce Kitchen',
  'Zahnarztpraxis Dr. Öztürk',
  'Clínica Ñandú, S.A.',
  'Стоматология Улыбка',
  'Ταβέρνα Αθηνά',
  'Bäckerei Müller (seit 1898)',
];

const addresses = [
  '250 BROADWAY, NEW YORK, NY 10007',
  '800 MICHIGAN AVE, CHICAGO, IL 60611',
  '1200 MAIN STREET SUITE 300, AUSTIN, TX 78701',
  'Suite 1, 800 Michigan Avenue, Chicago, IL 60611',
  '6100 Telephone Road, Houston, TX 77087',
  'The Old Telephone Exchange, 12 High Street, London SW1A 1AA',
  'Calle Llamas 12, 28013 Madrid',
  'Callao 1234, C1023 Buenos Aires',
  'P.O. Box 1047, Anchorage, AK 99510',
  'Rufstraße 14, 80331 München',
  'Via Roma 10, 00184 Roma RM',
  '10 Rue de la Poste, 75005 Paris',
  'Storgata 10B, 0155 Oslo',
  'Km 5,5 Carretera a Masaya, Managua',
  '1-2-3 Ginza, Chuo-ku, Tokyo',
  'Building 7, Dot Lane, Leeds LS1 4AP',
];

const sentences = [
  'We moved to 800 Michigan Avenue.',
  'The red dot marks the entrance.',
  'Ask Dot about parking.',
  'We open at nine on the dot. Come early.',
  'We do DOT physicals and DOT drug tests.',
  'Kids get a dot to dot puzzle at the desk.',
  'Call us if you need a hand.',
  'Call ahead in 2026, because we close for 3 weeks.',
  'Text us a picture of your pet.',
  'We call it the 100-year-old house.',
  'The 800-year-old church is across the street.',
  'OVER 500 CUSTOMERS CAME LAST YEAR.',
  'Gracias a nuestros 1 200 clientes.',
  'Schon 1.250 Kunden waren bei uns.',
  'Nous avons aidé 1 800 familles.',
  'Estamos a punto de abrir otra sala.',
  'Um Punkt acht Uhr geht es los.',
  'The point is that you feel at home.',
  'Bring your card, your ID and 10 minutes.',
  'Open daily 10-6, Sundays 12-4.',
  'Free coffee, 2 chairs outside, dogs welcome.',
  'Our new doctor has 20 years of experience.',
  'We are on the 2nd floor, door 204.',
  'Bus 101 stops here, line 10 does too.',
  'IO and Ol are the new cats.',
  'Your 10l bucket is ready.',
  'We now take 5 insurance plans: ask us.',
  'Merci, et à bientôt !',
  'Спасибо, что пришли к нам.',
  'Dial down the stress: yoga at 18:30.',
];

it.each(names)('the name %j is used', (name) => {
  expect(mayMislead(name)).toBe(false);
  expect(senderName('Sayso', name)).toBe(plainName(name));
});

it.each(addresses)('the postal address %j is used', (address) => {
  expect(mayMislead(address, 'postal address')).toBe(false);
});

it.each(sentences)('the sentence %j is used', (sentence) => {
  expect(mayMislead(sentence)).toBe(false);
});

it('holds more than sixty', () => {
  expect(names.length + addresses.length + sentences.length).toBeGreaterThan(60);
});
