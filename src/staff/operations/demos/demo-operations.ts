import { askDealer } from './ask-dealer.ts'
import { askDemo } from './ask-demo.ts'
import { askDemoCalendar } from './ask-demo-calendar.ts'
import { cancelDemo } from './cancel-demo.ts'
import { confirmDemo } from './confirm-demo.ts'
import { giveUpDemo } from './give-up-demo.ts'

export const demoOperations = [askDemoCalendar, askDemo, askDealer, confirmDemo, giveUpDemo, cancelDemo]
