import type { Gazetteer } from './gazetteer.ts'
import { readGazetteerText } from './gazetteer-text.ts'
import { searchPlaces } from './place-search.ts'

/** Opens the file of an edition, as the build writes it. */
export const openGazetteer = (text: string): Gazetteer => searchPlaces(readGazetteerText(text))
