/// A sitting that is kept in a store: whatever is done at it is stored before anybody hears of it, and was not done when the store does
/// not take it.
#pragma once
#include <table/sitting.h>
#include <table/store.h>

#include <memory>
#include <string>
#include <vector>

namespace planitia::table {

class Table {
  public:
    /// Deals, and stores the table under that name.
    static Result<Table, Refusal> begin(const Agreement& agreement, std::shared_ptr<Store> store, std::string name);
    /// Nobody else may have it open; `open_sitting` looks at it without going on with it.
    static Result<Table, Refusal> open(std::shared_ptr<Store> store, std::string name);

    const Sitting& sitting() const { return sitting_; }
    /// In the store.
    const std::string& name() const { return hold_->name(); }

    Result<Step, Refusal> answer(PlayerId player, AskId ask, const desk::Choice& choice, bool commits = false);
    Result<Step, Refusal> back(PlayerId player, AskId ask);
    Result<Step, Refusal> commit(PlayerId player, AskId ask);
    /// Precondition: a bot sits there, and is awaited.
    Result<Step, Refusal> let_bot_choose(PlayerId player);

    /// What others have done since the player's last turn, and what happened to all. It stays until the turn is over. All when there is
    /// no player.
    std::vector<desk::Line> news(PlayerId player) const;

  private:
    /// Closes the table in its store at the end.
    class Hold {
      public:
        Hold(std::shared_ptr<Store> store, std::string name) : store_(std::move(store)), name_(std::move(name)) {}
        ~Hold() { store_->close(name_); }
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;
        Store& store() const { return *store_; }
        const std::string& name() const { return name_; }

      private:
        std::shared_ptr<Store> store_;
        std::string name_;
    };

    Table(Sitting sitting, std::unique_ptr<const Hold> hold, std::size_t steps);
    /// Does something at the table and stores it, or leaves all as it was.
    template <class Do>
    Result<Step, Refusal> take(const Do& act);

    Sitting sitting_;
    std::unique_ptr<const Hold> hold_;
    std::size_t steps_;  ///< in the store
};

/// The table of that name as it is stored. A refusal has the name.
Result<Sitting, Refusal> open_sitting(Store& store, const std::string& name);

}  // namespace planitia::table
