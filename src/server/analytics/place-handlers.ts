import { placeErrors } from '../../contract/analytics/place-errors.ts';
import { placesMax, placesStoredMax } from '../../contract/constants.ts';
import { changeBusinessOf, found } from '../businesses/change-business.ts';
import { invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { placeCodeFor } from './place-code.ts';
import { countPlaces, findPlace, insertPlace, listCodes, listPlaces, updatePlace } from './place-store.ts';

export const getPlaces: Handler<'GET /api/businesses/{id}/places'> = async ({ id }, context) => ({
  places: found(await listPlaces(context.db, context.session.user, id)),
});

export const addPlace: Handler<'POST /api/businesses/{id}/places'> = ({ id, name, kind }, context) =>
  changeBusinessOf(context, 'editPlaces', id, 'added a place to', async (tx, business) => {
    const { used, stored } = await countPlaces(tx, business);
    if (used >= placesMax) throw invalid(placeErrors.max, { name: placeErrors.max });
    if (stored >= placesStoredMax) throw invalid(placeErrors.stored, { name: placeErrors.stored });
    const code = placeCodeFor(name, kind, await listCodes(tx, business));
    const placeId = await insertPlace(tx, business, { name, kind, code });
    return { id: placeId, name, kind, code, isRetired: false };
  });

export const changePlace: Handler<'PATCH /api/businesses/{id}/places/{placeId}'> = (input, context) =>
  changeBusinessOf(context, 'editPlaces', input.id, 'changed a place of', async (tx, business) => {
    const before = await findPlace(tx, business, input.placeId);
    if (!before) throw notFound(placeErrors.notFound);
    const comesBack = before.isRetired && input.isRetired === false;
    if (comesBack && (await countPlaces(tx, business)).used >= placesMax)
      throw invalid(placeErrors.max, { isRetired: placeErrors.max });
    await updatePlace(tx, business, input.placeId, input);
    const after = await findPlace(tx, business, input.placeId);
    if (!after) throw notFound(placeErrors.notFound);
    return after;
  });
