import { autoRepair } from './industries/auto-repair.ts';
import { cafe } from './industries/cafe.ts';
import { carSales } from './industries/car-sales.ts';
import { childCare } from './industries/child-care.ts';
import { dental } from './industries/dental.ts';
import { education } from './industries/education.ts';
import { fitness } from './industries/fitness.ts';
import { general } from './industries/general.ts';
import { healthcare } from './industries/healthcare.ts';
import { homeCare } from './industries/home-care.ts';
import { homeServices } from './industries/home-services.ts';
import { hotel } from './industries/hotel.ts';
import { legal } from './industries/legal.ts';
import { pets } from './industries/pets.ts';
import { pharmacy } from './industries/pharmacy.ts';
import { physicalTherapy } from './industries/physical-therapy.ts';
import { realEstate } from './industries/real-estate.ts';
import { restaurant } from './industries/restaurant.ts';
import { retail } from './industries/retail.ts';
import { salon } from './industries/salon.ts';
import { therapy } from './industries/therapy.ts';
import type { Industry } from './industry.ts';

export const industries = {
  'auto-repair': autoRepair,
  cafe,
  'car-sales': carSales,
  'child-care': childCare,
  dental,
  education,
  fitness,
  general,
  healthcare,
  'home-care': homeCare,
  'home-services': homeServices,
  hotel,
  legal,
  pets,
  pharmacy,
  'physical-therapy': physicalTherapy,
  'real-estate': realEstate,
  restaurant,
  retail,
  salon,
  therapy,
} as const satisfies Record<string, Industry>;

export type IndustryId = keyof typeof industries;
