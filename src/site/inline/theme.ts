import { showThemeEarly } from '../state/theme.ts'

// Alone, because it stays where nothing else runs: on the pages that answer a form without scripts.
showThemeEarly()
