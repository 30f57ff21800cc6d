import { askMe } from './ask-me.ts'
import { askMyCards } from './ask-my-cards.ts'
import { askMyCase } from './ask-my-case.ts'
import { askMyLastChoices } from './ask-my-last-choices.ts'
import { askMyOrder } from './ask-my-order.ts'
import { askMyRobot } from './ask-my-robot.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { forgetPool } from './forget-pool.ts'
import { keepMyAccount } from './keep-my-account.ts'
import { removeAddress } from './remove-address.ts'
import { removeMyCard } from './remove-my-card.ts'
import { saveAddress } from './save-address.ts'
import { saveDetails } from './save-details.ts'
import { savePool } from './save-pool.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { setNewsletter } from './set-newsletter.ts'
import { setServiceReminders } from './set-service-reminders.ts'
import { writeToCase } from './write-to-case.ts'

/** All that the account asks the server: what a server has to let through. */
export const accountOperations = [
  ...[askMe, askMyOrder, askMyRobot, askMyCase, askMyLastChoices, writeToCase],
  ...[savePool, forgetPool, saveDetails, setNewsletter, setServiceReminders],
  ...[saveAddress, removeAddress, setDefaultAddress, deleteMyAccount, keepMyAccount],
  ...[askMyCards, removeMyCard],
]
