import { showPictureFirst } from '../components/picture-first.ts'
import { runEarly } from './run-early.ts'

runEarly(() => showPictureFirst(document))
