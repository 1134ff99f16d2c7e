#include <desk/documents.h>
#include <desk/moment.h>
#include <game/reader.h>
#include <game/usual.h>
#include <table/orders.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace planitia::table {

namespace {

Order read_order(const Cursor& at) {
    Order order;
    at.allow({"when", "option", "then", "keep"});
    for (std::string_view key : {"when", "option"})
        if (!at.has(key)) at.refuse_member(key, RefusalCode::missing_field, "this is missing");
    at.with("when", [](const Cursor& word) {
        if (word.text() != "asked-action") word.refuse_name(word.text());
    });
    at.with("option", [&](const Cursor& option) {
        if (option.document().as_map() == nullptr) return option.refuse("an object is expected");
        // An index would mean another thing by then.
        if (!option.has("kind")) return option.refuse_member("kind", RefusalCode::missing_field, "this is missing");
        option.with("kind", [](const Cursor& kind) { kind.text(); });
        order.option = option.document();
    });
    at.with("then", [&](const Cursor& word) {
        if (word.text() != "usual") word.refuse_name(word.text());
        order.answers_usual = true;
    });
    at.with("keep", [&](const Cursor& truth) { order.is_kept = truth.truth(); });
    return order;
}

/// The answer that most people would give; none where the question has none.
std::optional<desk::Choice> usual_choice(const desk::Match& match, PlayerId player) {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> std::optional<desk::Choice> {
            const auto usual = usual_option<G>(record.position(), player);
            if (!usual) return std::nullopt;
            typename G::OptionList options;
            G::list_options(record.position(), player, options);
            return desk::Choice{options[*usual]};
        },
        match.record());
}

/// Makes the choice of the order, if that is legal now.
bool begin_order(desk::Match& fork, PlayerId player, const Order& order, OrdersRun& run) {
    auto choice = desk::read_choice(fork, player, order.option);
    if (!choice || !fork.choose(player, *choice)) return false;
    run.choices.push_back(std::move(*choice));
    return true;
}

/// Answers what follows from it; whether nothing is left open.
bool carry_out(desk::Match& fork, PlayerId player, const Order& order, OrdersRun& run) {
    while (desk::is_asked_within_move(fork, player)) {
        auto usual = order.answers_usual ? usual_choice(fork, player) : std::nullopt;
        if (!usual || !fork.choose(player, *usual)) return false;
        run.choices.push_back(std::move(*usual));
    }
    return true;
}

}  // namespace

Result<Orders, Refusal> read_orders(const Document& list) {
    Orders orders;
    Reading reading(RefusalCode::bad_value);
    const Cursor at(list, reading);
    if (at.size() > kMostOrders)
        return Unexpected{
            Refusal{RefusalCode::too_many, "at most " + std::to_string(kMostOrders) + " orders are kept", ""}};
    at.each([&](const Cursor& each) { orders.push_back(read_order(each)); });
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return orders;
}

Document write_orders(const Orders& orders) {
    Document list = Document::list();
    for (const Order& order : orders) {
        Document each = Document::map({{"when", "asked-action"}, {"option", order.option}});
        if (order.answers_usual) each.set("then", "usual");
        if (order.is_kept) each.set("keep", true);
        list.add(std::move(each));
    }
    return list;
}

OrdersRun follow(const desk::Match& game, PlayerId player, const Orders& orders) {
    OrdersRun run{.left = orders};
    if (!is_asked_action(game, player)) return run;
    desk::Match fork = game.fork();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!begin_order(fork, player, orders[i], run)) continue;
        run.is_complete = carry_out(fork, player, orders[i], run);
        if (!orders[i].is_kept) run.left.erase(std::next(run.left.begin(), static_cast<std::ptrdiff_t>(i)));
        return run;
    }
    return run;
}

bool is_asked_action(const desk::Match& game, PlayerId player) { return desk::is_asked_turn(game, player); }

bool ends_with(const desk::Match& before, const desk::Match& after) {
    return desk::round_of(before) != desk::round_of(after) || (after.is_over() && !before.is_over());
}

Orders kept(const Orders& orders) {
    Orders stay;
    std::ranges::copy_if(orders, std::back_inserter(stay), &Order::is_kept);
    return stay;
}

}  // namespace planitia::table
