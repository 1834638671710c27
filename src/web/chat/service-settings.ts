import { customerServiceUser } from '../../domain/chat/rules'
import { api, dataOf, fileAddress, queries } from '../calls/api'

/** Address of the chat socket, and the user id customers write to. */
export async function serviceSettings(): Promise<{ address: string; userId: string }> {
  const settings = await queries
    .fetchQuery({
      queryKey: ['settings'],
      queryFn: () => dataOf(api.GET('/admin/sysconfig/common/settings')),
      staleTime: Infinity,
    })
    .catch(() => undefined)
  return {
    address: addressOf(settings),
    userId: settings?.imCustomerServiceUserId || customerServiceUser.fallback,
  }
}

/** Uses this page's API host, unless the settings name a host other than the shop's. */
function addressOf(settings: { frontWebSocketUrl?: string; salesWebUrl?: string } = {}): string {
  const own = new URL(fileAddress('/crrc_sales/'), window.location.href)
  const address = new URL('/websocket/register/im', own)
  address.protocol = own.protocol === 'https:' ? 'wss:' : 'ws:'
  const named = urlIn(settings.frontWebSocketUrl)
  const shop = urlIn(settings.salesWebUrl)
  return named && shop && named.host !== shop.host ? named.href : address.href
}

function urlIn(coded: string | undefined): URL | undefined {
  try {
    return coded ? new URL(atob(coded)) : undefined
  } catch {
    return undefined
  }
}
