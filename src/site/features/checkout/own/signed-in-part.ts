// All that only whoever is signed in needs, fetched in one piece.
export { OwnCards } from './own-cards.tsx'
export { OwnPlaces } from './own-places.tsx'
