// All that only whoever is signed in needs, fetched in one piece.
export { BesideCard } from '../card/beside-card.tsx'
export { OwnCardChoice } from '../card/own-card-choice.tsx'
export { askOwnCards } from '../card/own-cards.ts'
export { askOwnChoices } from './ask-own-choices.ts'
export { OwnPlaces } from './own-places.tsx'
