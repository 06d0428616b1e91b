import { MessageCircle } from 'lucide-react';
import { Avatar } from '../../ui/data/avatar.js';
import { Badge } from '../../ui/data/badge.js';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { Chart } from '../../ui/data/chart.js';
import { ChatBubble, TypingBubble } from '../../ui/data/chat-bubble.js';
import { LogView } from '../../ui/data/log-view.js';
import { PriceCard } from '../../ui/data/price-card.js';
import { QrPanel } from '../../ui/data/qr-panel.js';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { StatTile, StatTiles } from '../../ui/data/stat-tile.js';
import { Table } from '../../ui/data/table.js';
import { VirtualList } from '../../ui/layout/virtual-list.js';
import { Section } from './section.js';

const ways = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;
const colours = ['red', 'yellow', 'green', 'blue', 'grey'] as const;
const points = [4, 9, 7, 14, 21, 18, 26].map((value, index) => ({
  label: `${index + 1}/11`,
  longLabel: `${index + 1} November 2026`,
  value,
}));
const rows = Array.from({ length: 500 }, (_, index) => `Baris ${index + 1}`);
const expiresAt = new Date(Date.now() + 40_000).toISOString();

export function DataParts() {
  return (
    <>
      <Section title="Card, StatTile, QuotaBar">
        <Card title="Judul" action={<Badge tone="good">Aktif</Badge>}>
          Isi kartu
        </Card>
        <StatTiles>
          <StatTile label="Total Pesan Hari Ini" value="1.204" icon={<MessageCircle size={20} />} note="12 lebih banyak dari kemarin" />
          <StatTile label="Memuat" value="" loading icon={<MessageCircle size={20} />} />
        </StatTiles>
        <div className="flex w-64 flex-col gap-3">
          {[10, 85, 100].map((used) => (
            <QuotaBar key={used} used={used} limit={100} label="Balasan AI terpakai" />
          ))}
        </div>
      </Section>
      <Section title="Chart">
        <div className="w-full">
          <Chart title="Jumlah pesan" unit="pesan" points={points} />
        </div>
      </Section>
      <Section title="ChatBubble">
        <div className="w-full rounded-card border bg-page py-3">
          <ChatBubble voice="lead" author="Leads" time="14.05">
            Halo, ada stok?
          </ChatBubble>
          {ways.map((way) => (
            <ChatBubble
              key={way}
              voice={way === 'failed' ? 'owner' : 'bot'}
              author={way === 'failed' ? 'Anda' : 'Bot'}
              time="14.06"
              way={way}
            >
              Masih ada, Kak.
            </ChatBubble>
          ))}
          <TypingBubble side="left" words="Leads sedang mengetik…" />
        </div>
      </Section>
      <Section title="LogView">
        <LogView
          label="Log"
          className="h-40 w-full"
          empty="Log kosong..."
          lines={colours.map((colour) => ({ colour, text: `[08.01.02] baris ${colour}` }))}
        />
        <LogView label="Log kosong" className="w-full" empty="Log kosong..." lines={[]} />
      </Section>
      <Section title="QrPanel">
        <QrPanel url="/icon.svg" expiresAt={expiresAt} attempt={1} attempts={5} />
        <QrPanel url="/icon.svg" expiresAt={new Date(0).toISOString()} attempt={null} attempts={null} />
      </Section>
      <Section title="PriceCard">
        <PriceCard
          name="Paket Trial"
          price="Gratis"
          replies="30"
          validity="1 hari"
          features={['Selalu aktif 24/7']}
          action={<Button kind="secondary">Pilih Paket</Button>}
        />
        <PriceCard
          name="Paket Basic"
          price="Rp 50.000"
          replies="1.000"
          validity="1 bulan"
          featured
          features={['Selalu aktif 24/7']}
          action={<Button>Pilih Paket</Button>}
        />
        <PriceCard
          name="Paket Pro"
          price="Rp 200.000"
          replies="10.000"
          validity="1 bulan"
          active
          features={['Selalu aktif 24/7']}
          action={<Button disabled>Paket Saat Ini</Button>}
        />
      </Section>
      <Section title="Table, Avatar">
        <Table
          caption="Contoh"
          rows={['a', 'b']}
          rowKey={(row) => row}
          columns={[
            { head: 'Nama', cell: (row) => row },
            { head: 'Jumlah', align: 'end', cell: () => 'Rp 50.000' },
          ]}
        />
        <Avatar name="Siti Aminah" />
        <Avatar name="0812-3456-7890" />
      </Section>
      <Section title="VirtualList">
        <VirtualList
          label="500 baris"
          className="h-48 w-full border"
          items={rows}
          keyOf={(row) => row}
          estimate={32}
          render={(row) => <p className="px-3 py-1">{row}</p>}
        />
      </Section>
    </>
  );
}
